import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { GripHorizontal, Trash2, X } from "#app/ui/icons.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { imagePath } from "#app/ui/picture.ts";
import { DeletePictureDialog } from "./delete-picture-dialog.tsx";
import { picturesIn } from "./product-draft.ts";
import { uploadAt } from "./uploads.ts";
import type { ProductForm } from "./use-product-form.ts";

/** How long typing must rest before pictures are asked for, in milliseconds. */
const REST = 400;

/** The pictures of a draft as shoppers would see them, the primary one first: to be put in order and taken out. */
export function DraftPictures({ form }: { form: ProductForm }) {
  const { t } = useTranslation("admin");
  const [urls, show] = useRested(picturesIn(form.draft).join("\n"));
  const pictures = [...new Set(urls.split("\n").filter(Boolean))];
  const change = (changed: string[]) => {
    show(changed.join("\n"));
    form.setPictures(changed);
  };
  return (
    <section aria-label={t("preview")}>
      <p className="mb-1.5 text-sm text-mist">{t("preview")}</p>
      {pictures.length === 0 ? (
        <p className="flex min-h-24 items-center bg-shell px-4 text-xs text-mist">{t("previewEmpty")}</p>
      ) : (
        <Sortable pictures={pictures} onChange={change} />
      )}
    </section>
  );
}

interface SortableProps {
  pictures: string[];
  onChange: (pictures: string[]) => void;
}

function Sortable({ pictures, onChange }: SortableProps) {
  const { t } = useTranslation("admin");
  const [unwanted, setUnwanted] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: string | number | undefined) => pictures.indexOf(String(id)) + 1;
  const lifted = (id: string | number) => t("sortLifted", { number: place(id) });
  const at = (id: string | number) => t("sortOver", { number: place(id) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => lifted(active.id),
    // What is lifted is over its own place at once, which must not take away the words that it was lifted.
    onDragOver: ({ active, over }) =>
      over ? `${over.id === active.id ? `${lifted(active.id)} ` : ""}${at(over.id)}` : undefined,
    onDragEnd: ({ over }) => (over ? t("sortDropped", { number: place(over.id) }) : undefined),
    onDragCancel: () => t("sortCancelled"),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onChange(arrayMove(pictures, place(active.id) - 1, place(over.id) - 1));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("sortHint") } }}
    >
      <SortableContext items={pictures} strategy={rectSortingStrategy}>
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {pictures.map((url, at) => (
            <Tile
              key={url}
              url={url}
              number={at + 1}
              onRemove={() => onChange(pictures.filter((other) => other !== url))}
              onDelete={() => setUnwanted(url)}
            />
          ))}
        </ul>
      </SortableContext>
      {unwanted && (
        <DeletePictureDialog
          url={unwanted}
          onClose={() => setUnwanted(undefined)}
          onDeleted={() => onChange(pictures.filter((other) => other !== unwanted))}
        />
      )}
    </DndContext>
  );
}

interface TileProps {
  url: string;
  number: number;
  onRemove: () => void;
  onDelete: () => void;
}

function Tile({ url, number, onRemove, onDelete }: TileProps) {
  const { t } = useTranslation("admin");
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: url });
  const [failed, setFailed] = useState(false);
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: moved ?? undefined, transition }}
      className={isDragging ? "relative z-10 opacity-80" : undefined}
    >
      <PictureView
        picture={{
          src: imagePath(url),
          width: 1200,
          height: 1500,
          alt: t("previewPicture", { number }),
        }}
        sizes="120px"
        onFailed={() => setFailed(true)}
        className="aspect-4/5 w-full bg-shell object-cover"
      />
      <div className="flex flex-wrap justify-between">
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t("movePicture", { number })}
          className="inline-flex size-11 cursor-grab touch-none items-center justify-center rounded-full hover:bg-shell"
        >
          <GripHorizontal aria-hidden className="size-4.5" strokeWidth={1.5} />
        </button>
        {uploadAt(imagePath(url)) && (
          <IconButton aria-label={t("deletePicture", { number })} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
          </IconButton>
        )}
        <IconButton aria-label={t("removePicture", { number })} onClick={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      {failed && <p className="text-xs text-coral">{t("pictureBroken")}</p>}
    </li>
  );
}

/** The value once it has not changed for a moment: half an address is not worth a request. It can be set at once too. */
function useRested(value: string) {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return [rested, setRested] as const;
}
