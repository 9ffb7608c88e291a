import { ask, type Contender, type Json, type Product, STOCK } from "./contender.ts";

const SIGN_IN = `mutation ($email: String!, $password: String!) { login(username: $email, password: $password) { ... on ErrorResult { message } } }`;
const LINES = "code state totalWithTax lines { id quantity linePriceWithTax productVariant { id name sku } }";
const ORDER = `... on Order { ${LINES} } ... on ErrorResult { message }`;

// Counted from 1 in an empty shop, so that each names those before it.
const SETTINGS = `mutation {
  createCountry(input: { code: "US", enabled: true, translations: [{ languageCode: en, name: "United States" }] }) { id }
  createZone(input: { name: "Everywhere", memberIds: [1] }) { id }
  createTaxCategory(input: { name: "Standard", isDefault: true }) { id }
  createTaxRate(input: { name: "None", enabled: true, value: 0, categoryId: 1, zoneId: 1 }) { id }
  updateChannel(input: { id: 1, defaultTaxZoneId: 1, defaultShippingZoneId: 1, pricesIncludeTax: true, trackInventory: true }) { ... on Channel { id } }
  createShippingMethod(input: {
    code: "standard", fulfillmentHandler: "manual-fulfillment", translations: [{ languageCode: en, name: "Standard", description: "" }]
    checker: { code: "default-shipping-eligibility-checker", arguments: [{ name: "orderMinimum", value: "0" }] }
    calculator: { code: "default-shipping-calculator", arguments: [{ name: "rate", value: "1000" }, { name: "includesTax", value: "auto" }, { name: "taxRate", value: "0" }] }
  }) { id }
  createPaymentMethod(input: {
    code: "manual", enabled: true, translations: [{ languageCode: en, name: "Manual", description: "" }]
    handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "true" }] }
  }) { id }
}`;
const PRODUCT = `mutation ($product: CreateProductInput!, $variant: CreateProductVariantInput!) {
  createProduct(input: $product) { id }
  createProductVariants(input: [$variant]) { id }
}`;

const JOIN = `mutation ($email: String!, $password: String!) {
  registerCustomerAccount(input: { emailAddress: $email, password: $password, firstName: "Ada", lastName: "Quill" }) { ... on ErrorResult { message } }
}`;
const ADD = `mutation ($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) { ${ORDER} } }`;
const CHECKOUT = `{ activeOrder { ${LINES} } eligibleShippingMethods { id name priceWithTax } eligiblePaymentMethods { code name isEligible } }`;
const PLACE = `mutation {
  setOrderShippingAddress(input: { fullName: "Ada Quill", streetLine1: "1 Shell Road", city: "Portland", province: "ME", postalCode: "04101", countryCode: "US" }) { ... on Order { id } }
  setOrderShippingMethod(shippingMethodId: [1]) { ... on Order { id } }
  transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } }
  addPaymentToOrder(input: { method: "manual", metadata: {} }) { ${ORDER} }
}`;
const LIST = `{ search(input: { take: 24, groupByProduct: true }) { totalItems items { productId productName slug description inStock currencyCode priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`;

/** Someone who speaks to one of the two APIs, with the session that signing in gave. */
function speaker(api: string) {
  let session: Record<string, string> = {};
  return async (query: string, variables: object = {}): Promise<Json> => {
    const { headers, json } = await ask(api, session, { query, variables });
    const token = headers.get("vendure-auth-token");
    if (token) session = { Authorization: `Bearer ${token}` };
    return json.data;
  };
}

/** Fills the empty Vendure at an address. */
export async function vendure(url: string, products: readonly Product[]): Promise<Contender> {
  const owner = speaker(`${url}/admin-api`);
  await owner(SIGN_IN, { email: "owner", password: "a password of the benchmark" });
  await owner(SETTINGS);
  for (const [place, { id, name, description, price }] of products.entries()) {
    const product = { translations: [{ languageCode: "en", name, slug: id, description }] };
    const translations = [{ languageCode: "en", name }];
    const variant = { productId: place + 1, sku: id, price, stockOnHand: STOCK, translations };
    await owner(PRODUCT, { product, variant });
  }
  const one = `{ product(slug: "${products[0]?.id}") { id name slug description variants { id name sku priceWithTax currencyCode stockLevel } } }`;
  return {
    product: [`${url}/shop-api?query=${encodeURIComponent(one)}`],
    list: [`${url}/shop-api?query=${encodeURIComponent(LIST)}`],
    arrive: async () => {
      const say = speaker(`${url}/shop-api`);
      const who = { email: `${crypto.randomUUID()}@test.example`, password: "a long enough password" };
      await say(JOIN, who);
      await say(SIGN_IN, who);
      return async (turn) => {
        await say(ADD, { variant: (turn % products.length) + 1 });
        await say(CHECKOUT);
        const { addPaymentToOrder: order } = await say(PLACE);
        if (order.state !== "PaymentSettled") throw new Error(`Vendure: ${JSON.stringify(order)}`);
      };
    },
  };
}
