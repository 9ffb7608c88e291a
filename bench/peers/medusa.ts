import { ask, type Contender, type Json, type Product, STOCK } from "./contender.ts";

const OWNER = { email: "owner@test.example", password: "a password of the benchmark" };
const NAME = { first_name: "Ada", last_name: "Quill" };
const TOWN = { city: "Portland", province: "us-me", postal_code: "04101", country_code: "us" };
const ADDRESS = { ...NAME, address_1: "1 Shell Road", ...TOWN };
const FIELDS =
  "id,title,handle,description,*variants,*variants.calculated_price,%2Bvariants.inventory_quantity";
const RULES = { is_return: "false", enabled_in_store: "true" };

/** Someone who speaks to the API, with the headers that say who they are. */
function speaker(url: string, headers: Record<string, string> = {}) {
  return async (path: string, body?: object): Promise<Json> => (await ask(url + path, headers, body)).json;
}

/** Fills the empty Medusa at an address; its owner was made before, with `medusa user`. */
export async function medusa(url: string, products: readonly Product[]): Promise<Contender> {
  const { token } = await speaker(url)("/auth/user/emailpass", OWNER);
  const own = speaker(url, { Authorization: `Bearer ${token}` });
  const channel = (await own("/admin/sales-channels", { name: "Storefront" })).sales_channel.id;
  const key = (await own("/admin/api-keys", { title: "Storefront", type: "publishable" })).api_key;
  await own(`/admin/api-keys/${key.id}/sales-channels`, { add: [channel] });
  const country = { name: "US", currency_code: "usd", countries: ["us"] };
  const paid = { payment_providers: ["pp_system_default"] };
  const region_id = (await own("/admin/regions", { ...country, ...paid })).region.id;
  await own("/admin/tax-regions", { country_code: "us", provider_id: "tp_system" });
  const location_id = (await own("/admin/stock-locations", { name: "House" })).stock_location.id;
  const house = `/admin/stock-locations/${location_id}`;
  await own(`${house}/sales-channels`, { add: [channel] });
  await own(`${house}/fulfillment-providers`, { add: ["manual_manual"] });
  const parcels = { name: "Parcels", type: "shipping" };
  const { stock_location } = await own(`${house}/fulfillment-sets?fields=*fulfillment_sets`, parcels);
  const sets = `/admin/fulfillment-sets/${stock_location.fulfillment_sets[0].id}/service-zones`;
  const zone = { name: "US", geo_zones: [{ type: "country", country_code: "us" }] };
  const { fulfillment_set } = await own(`${sets}?fields=*service_zones`, zone);
  const shipping_profile_id = (await own("/admin/shipping-profiles", parcels)).shipping_profile.id;
  const { shipping_option } = await own("/admin/shipping-options", {
    name: "Standard",
    type: { label: "Standard", description: "", code: "standard" },
    service_zone_id: fulfillment_set.service_zones[0].id,
    shipping_profile_id,
    provider_id: "manual_manual",
    price_type: "flat",
    prices: [{ currency_code: "usd", amount: 10 }],
    rules: Object.entries(RULES).map(([attribute, value]) => ({ attribute, operator: "eq", value })),
  });
  const variants: string[] = [];
  for (const { id, name, description, price } of products) {
    const prices = [{ currency_code: "usd", amount: price / 100 }];
    const { product } = await own("/admin/products", {
      ...{ title: name, handle: id, description, status: "published", shipping_profile_id },
      sales_channels: [{ id: channel }],
      options: [{ title: "Size", values: ["One"] }],
      variants: [{ title: name, sku: id, options: { Size: "One" }, prices }],
    });
    variants.push(product.variants[0].id);
  }
  const { inventory_items } = await own(`/admin/inventory-items?limit=${products.length}&fields=id`);
  const levels = inventory_items.map(({ id }: Json) => ({ inventory_item_id: id, location_id }));
  const create = levels.map((level: object) => ({ ...level, stocked_quantity: STOCK }));
  await own("/admin/inventory-items/location-levels/batch", { create });

  const store = { "x-publishable-api-key": key.token };
  const read = ["-H", `x-publishable-api-key: ${key.token}`];
  const some = `${url}/store/products?region_id=${region_id}&fields=${FIELDS}`;
  return {
    product: [...read, `${some}&handle=${products[0]?.id}`],
    list: [...read, `${some}&limit=24`],
    arrive: async () => {
      const who = { email: `${crypto.randomUUID()}@test.example`, password: "a long enough password" };
      const visitor = speaker(url, store);
      const joined = (await visitor("/auth/customer/emailpass/register", who)).token;
      await speaker(url, { ...store, Authorization: `Bearer ${joined}` })("/store/customers", {
        email: who.email,
      });
      const signedIn = (await visitor("/auth/customer/emailpass", who)).token;
      const say = speaker(url, { ...store, Authorization: `Bearer ${signedIn}` });
      return async (turn) => {
        const items = [{ variant_id: variants[turn % variants.length], quantity: 1 }];
        const { id } = (await say("/store/carts", { region_id, items })).cart;
        const open = [
          `carts/${id}`,
          `shipping-options?cart_id=${id}`,
          `payment-providers?region_id=${region_id}`,
        ];
        await Promise.all(open.map((path) => say(`/store/${path}`)));
        await say(`/store/carts/${id}`, { shipping_address: ADDRESS, billing_address: ADDRESS });
        await say(`/store/carts/${id}/shipping-methods`, { option_id: shipping_option.id });
        const payment = (await say("/store/payment-collections", { cart_id: id })).payment_collection.id;
        const sessions = `/store/payment-collections/${payment}/payment-sessions`;
        await say(sessions, { provider_id: "pp_system_default" });
        const placed = await say(`/store/carts/${id}/complete`, {});
        if (placed.type !== "order") throw new Error(`Medusa: ${JSON.stringify(placed)}`);
      };
    },
  };
}
