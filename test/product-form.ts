/** A product as the owner's form sends it; name it anew where it is created. */
export const PRODUCT_FORM = {
  name: "Test Balm",
  price: "40.00",
  stock: "20",
  category: "Treatment",
  size: "30 ml",
  description: "A balm for tests.",
  usage: "At night.",
  imageUrl: "silk-milk/hero.jpg",
  images: "",
  ingredients: "Aqua, Glycerin",
};
