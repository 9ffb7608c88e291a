import { expect, test } from "vitest";
import { listenToNotices, type Notice, notify, quietNotices, takeBack } from "./notify.ts";

test("what is no longer true is taken away, shown or waiting", () => {
  notify({ message: "saveFailed" });
  quietNotices();
  const shown: Notice["message"][] = [];
  const listener = {
    show: ({ message }: Notice) => void shown.push(message),
    quiet: () => void shown.splice(0),
    takeBack: ({ message }: Notice) => void shown.splice(shown.indexOf(message), 1),
  };
  const end = listenToNotices(listener);
  expect(shown).toEqual([]);
  notify({ message: "saveFailed" });
  expect(shown).toEqual(["saveFailed"]);
  quietNotices();
  expect(shown).toEqual([]);
  end();
});

test("one message is taken back, shown or waiting, and no other", () => {
  const [failed, saved]: Notice[] = [{ message: "saveFailed" }, { message: "nameSaved" }];
  if (!failed || !saved) throw new Error("no notices");
  notify(failed);
  notify(saved);
  takeBack(failed);
  const shown: Notice[] = [];
  const end = listenToNotices({
    show: (notice) => void shown.push(notice),
    quiet: () => {},
    takeBack: (notice) => void shown.splice(shown.indexOf(notice), 1),
  });
  expect(shown).toEqual([saved]);
  notify(failed);
  takeBack(saved);
  expect(shown).toEqual([failed]);
  end();
});
