import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * After a refusal (4xx) the loaders are not asked again by default. But a 409 says that the price, stock or
 * cart on the screen is no longer true: for a route that shows them, export this as `shouldRevalidate`.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}
