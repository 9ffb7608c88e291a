/** The 49,000 passwords that were found most often in stolen lists; unpacked when they are first asked for. */
let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among those that guessing begins with, whatever its case and accents. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  const common = await known;
  const typed = password.toLowerCase();
  return common.has(typed) || common.has(typed.normalize("NFD").replaceAll(/\p{M}/gu, ""));
}
