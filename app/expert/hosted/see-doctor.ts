import type { Language } from "#app/i18n/language.ts";

/** What we say when only the hosted model saw a reason to send somebody to a doctor: always the same words. */
export const SEE_DOCTOR: Record<Language, string> = {
  en: "What you describe is best seen by a doctor or a pharmacist before you put anything new on your skin. If it is getting worse quickly, or you feel unwell, please do not wait.",
  fr: "Ce que vous décrivez mérite l’avis d’un médecin ou d’un pharmacien avant d’appliquer quoi que ce soit de nouveau. Si cela s’aggrave vite ou si vous vous sentez mal, n’attendez pas.",
  sp: "Lo que cuentas conviene que lo vea un médico o un farmacéutico antes de ponerte nada nuevo en la piel. Si empeora deprisa o te encuentras mal, no esperes.",
};
