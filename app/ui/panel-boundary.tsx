import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";

interface Props {
  children: ReactNode;
  /** Brings the panel's own state back to where it can begin anew. */
  onAgain?: () => void;
}

/** Keeps a failure inside one panel: the page around it stays as it is, and the panel can be tried again. */
export class PanelBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #again = () => {
    this.props.onAgain?.();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <Failed onAgain={this.#again} /> : this.props.children;
  }
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-5">
      <p className="max-w-[52ch]">{t("panelFailed")}</p>
      <Button look="quiet" onClick={onAgain}>
        {t("reload")}
      </Button>
    </div>
  );
}
