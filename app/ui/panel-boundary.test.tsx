// @vitest-environment jsdom
import { screen } from "@testing-library/dom";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import fr from "#app/i18n/messages/fr.ts";
import { PanelBoundary } from "./panel-boundary.tsx";

afterEach(() => document.body.replaceChildren());

let reply: { words?: string[] } = {};

/** Shows a reply as if it were what it should be. */
function Panel() {
  return <p>{(reply.words as string[]).join(" ")}</p>;
}

test("a panel that fails says so in the visitor's language, leaves the rest and can be tried again", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")), {
    onCaughtError: () => {},
  });
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={createI18n("fr", fr)}>
        <h1>Le conseil</h1>
        <PanelBoundary
          onAgain={() => {
            reply = { words: ["Peau", "sèche"] };
          }}
        >
          <Panel />
        </PanelBoundary>
      </I18nextProvider>,
    ),
  );
  expect(screen.getByRole("heading").textContent).toBe("Le conseil");
  expect(screen.getByRole("alert").textContent).toContain("n’a pas pu s’afficher");
  flushSync(() => screen.getByRole("button", { name: "Réessayer" }).click());
  expect(screen.getByText("Peau sèche")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  flushSync(() => root.unmount());
});
