import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import type { Picture } from "#app/ui/picture.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import type { ProductCard as Card } from "./card.ts";

const SIZES = "(min-width: 1024px) 23vw, (min-width: 640px) 30vw, 46vw";

interface Props {
  product: Card;
  /** What sits over the picture's corner: the wishlist heart. */
  action?: ReactNode;
  /** What sits over the picture's lower corner: one more for the cart. */
  quickAdd?: ReactNode;
  priority?: boolean;
  headingLevel?: "h2" | "h3";
}

/** A product in a grid: picture, name, what it is and its size, price. */
export function ProductCard({ product, action, quickAdd, priority, headingLevel: Heading = "h3" }: Props) {
  const { t } = useTranslation();
  return (
    <article className="group relative flex h-full flex-col">
      <Link
        to={href("/product/:productId", { productId: product.id })}
        viewTransition
        prefetch="intent"
        className="block"
      >
        <span className="relative block overflow-hidden bg-shell">
          <PictureView
            // The link says its name once: by the heading below.
            picture={{ ...product.picture, alt: "" }}
            sizes={SIZES}
            priority={priority}
            className="aspect-4/5 w-full object-cover transition-transform duration-300 ease-out group-hover:scale-[1.02]"
            style={{ viewTransitionName: `picture-${product.id}` }}
          />
          {product.second && <SecondPicture picture={product.second} />}
        </span>
        <Heading className="display-text mt-3.5 text-lg leading-tight text-wrap sm:text-xl">
          {product.name}
        </Heading>
        <span className="mt-1 block text-sm text-mist">
          {product.kind || t(`category${product.category}`)}
          {product.size && (
            <>
              ,{" "}
              <span translate="no" className="whitespace-nowrap">
                {product.size}
              </span>
            </>
          )}
        </span>
      </Link>
      {/* At the foot: no price stands higher than its neighbor's. */}
      <div className="mt-auto flex items-baseline justify-between gap-2 pt-1.5 text-sm">
        <Price cents={product.price} />
        {product.stock === 0 && <span className="text-xs text-mist">{t("outOfStock")}</span>}
      </div>
      {quickAdd && (
        <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-4/5 items-end justify-end p-1 *:pointer-events-auto">
          {quickAdd}
        </div>
      )}
      {action && <div className="absolute top-1 right-1">{action}</div>}
    </article>
  );
}

/** Another side of the product, for those who point: it says nothing that the first does not. */
function SecondPicture({ picture }: { picture: Picture }) {
  return (
    <span
      aria-hidden
      className="absolute inset-0 hidden opacity-0 transition-opacity duration-300 ease-out group-hover:opacity-100 pointer-fine:block"
    >
      <PictureView
        picture={{ ...picture, alt: "" }}
        sizes={SIZES}
        className="aspect-4/5 w-full object-cover"
      />
    </span>
  );
}
