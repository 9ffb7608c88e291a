import type { AccountMessages } from "./en.ts";

const sp = {
  forgotPassword: "¿Olvidaste tu contraseña?",
  forgotTitle: "Una contraseña nueva",
  forgotHelp: "Escribe tu correo. Te enviamos un enlace para elegir una contraseña nueva.",
  sendLink: "Enviar el enlace",
  linkSent:
    "Si existe una cuenta con esta dirección, un mensaje va en camino. Su enlace sirve una vez, durante una hora.",
  backToSignIn: "Volver a iniciar sesión",
  resetTitle: "Elige una contraseña nueva",
  resetHelp: "Se cerrará la sesión en todos tus dispositivos.",
  newPassword: "Contraseña nueva",
  currentPassword: "Contraseña actual",
  saveNewPassword: "Guardar la contraseña",
  askAgain: "Pedir un enlace nuevo",
  changePassword: "Cambiar la contraseña",
  googleOnly: "Inicias sesión con Google.",
  choosePassword: "Elegir también una contraseña",
  confirmed: "Correo confirmado",
  notConfirmed: "Correo aún sin confirmar",
  sendConfirmation: "Enviar la confirmación de nuevo",
  devices: "Dispositivos con sesión",
  unknownDevice: "Dispositivo desconocido",
  thisDevice: "Este",
  allDevices: "Los {{count}} dispositivos",
  seen: "Visto el {{date}}",
  signOutEverywhere: "Cerrar sesión en todos",
  ownData: "Tus datos",
  ownDataHelp: "Todo lo que guardamos de ti: perfil, dirección, pedidos, favoritos, dispositivos.",
  download: "Descargar en JSON",
  deleteAccount: "Eliminar mi cuenta",
  deleteHelp:
    "Tu perfil, tu carrito, tus favoritos y tu acceso se eliminan al momento y no se pueden recuperar. Tus pedidos quedan en nuestros libros sin tu nombre, tu correo ni tu calle. Un pedido en camino llegará; uno que aún no está acordado no podrá enviarse.",
  deleteFresh: "Inicias sesión con Google: esto funciona en los diez minutos después de iniciar sesión.",
  deleteForGood: "Eliminar para siempre",
} satisfies AccountMessages;
export default sp;
