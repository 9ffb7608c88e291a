// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/i18n.ts";
import fr from "#app/i18n/messages/fr.ts";
import { useOwnWords } from "./use-own-words.ts";

function Email() {
  return <input type="email" aria-label="E-mail" required {...useOwnWords()} />;
}

test("the browser's check speaks the shop's language, and is over when something else is typed", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() =>
    root.render(
      <I18nextProvider i18n={createI18n("fr", fr)}>
        <Email />
      </I18nextProvider>,
    ),
  );
  const input = screen.getByLabelText<HTMLInputElement>("E-mail");
  expect(input.checkValidity()).toBe(false);
  expect(input.validationMessage).toBe("Veuillez remplir ce champ.");
  fireEvent.input(input, { target: { value: "ada" } });
  expect(input.checkValidity()).toBe(false);
  expect(input.validationMessage).toBe("Vérifiez l’adresse e-mail.");
  fireEvent.input(input, { target: { value: "ada@nacre.example" } });
  expect(input.checkValidity()).toBe(true);
  flushSync(() => root.unmount());
});
