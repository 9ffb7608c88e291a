import type { Route } from "./+types/pictures";
import { authorize } from "#app/features/accounts/policy.ts";
import { deletePicture } from "#app/features/catalogue/delete-picture.server.ts";
import { uploadPicture } from "#app/features/catalogue/upload-picture.server.ts";
import { LARGEST_PICTURE, type UploadAnswer } from "#app/features/catalogue/uploads.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";

const STATUS = { tooLarge: 413, wrongType: 415, tooManyPixels: 422, tooSmall: 422, unreadable: 422 } as const;

/**
 * Stores a picture sent as the body, or with `?delete=` deletes one. Access is checked before a byte of the body is
 * read.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const unwanted = url.searchParams.get("delete");
  if (unwanted !== null) {
    await deletePicture(context.get(servicesContext).db, viewer, unwanted);
    return Response.json({ ok: true });
  }
  authorize(viewer, "upload", "picture");
  const bytes = await readBytes(request, LARGEST_PICTURE);
  const answer: UploadAnswer = bytes
    ? await uploadPicture(context.get(servicesContext).db, viewer, bytes)
    : { ok: false, problem: "tooLarge" };
  return Response.json(answer, { status: answer.ok ? 200 : STATUS[answer.problem] });
}
