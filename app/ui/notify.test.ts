import { expect, test } from "vitest";
import { listenToNotices, type Notice, notify, quietNotices } from "./notify.ts";

test("what is no longer true is taken away, shown or waiting", () => {
  notify({ message: "saveFailed" });
  quietNotices();
  const shown: Notice["message"][] = [];
  const listener = {
    show: ({ message }: Notice) => void shown.push(message),
    quiet: () => void shown.splice(0),
  };
  const end = listenToNotices(listener);
  expect(shown).toEqual([]);
  notify({ message: "saveFailed" });
  expect(shown).toEqual(["saveFailed"]);
  quietNotices();
  expect(shown).toEqual([]);
  end();
});
