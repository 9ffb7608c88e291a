import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { AdminWords } from "#app/features/admin/admin-words.tsx";
import { AgentConsole } from "#app/features/admin/agent-console.tsx";
import { CodesList } from "#app/features/admin/codes-list.tsx";
import { Connections } from "#app/features/admin/connections.tsx";
import { CustomerView } from "#app/features/admin/customer-view.tsx";
import { CustomersList } from "#app/features/admin/customers-list.tsx";
import { Dashboard } from "#app/features/admin/dashboard.tsx";
import { LogView } from "#app/features/admin/log-view.tsx";
import { MailsView } from "#app/features/admin/mails-view.tsx";
import { PanelFrame } from "#app/features/admin/panel-frame.tsx";
import { OrderView } from "#app/features/admin/order-view.tsx";
import { PackList } from "#app/features/admin/pack-list.tsx";
import { PackingSlips } from "#app/features/admin/packing-slip.tsx";
import { PrintButton } from "#app/features/orders/print-button.tsx";
import { StaffView } from "#app/features/admin/staff-view.tsx";
import { OrdersTable } from "#app/features/admin/orders-table.tsx";
import { ReturnsList } from "#app/features/admin/returns-list.tsx";
import { ReviewsList } from "#app/features/admin/reviews-list.tsx";
import { StockHistoryView } from "#app/features/admin/stock-history.tsx";
import type { PanelData } from "#app/features/admin/panel.ts";
import type { Language } from "#app/i18n/language.ts";
import { LanguageMenu, ThemeToggle } from "#app/routes/frame/preferences-controls.tsx";
import { Toasts } from "#app/routes/frame/overlays.tsx";
import { Button } from "#app/ui/button.tsx";
import { PanelBoundary } from "#app/ui/panel-boundary.tsx";
import { OwnSignInView } from "./own-sign-in.tsx";
import { ProductsTab } from "./products-tab.tsx";

interface Props {
  data: PanelData;
  language: Language;
}

/** All that an admin sees, whatever the address; the tab is in `?tab=`. */
export default function AdminPanel({ data, language }: Props) {
  const tools = (
    <>
      <LanguageMenu language={language} />
      <ThemeToggle />
    </>
  );
  return (
    <AdminWords language={language}>
      <PanelFrame tab={data.tab} alone={"own" in data && data.own.barred} tools={tools}>
        <PanelBoundary key={data.tab}>
          <OpenTab data={data} language={language} />
        </PanelBoundary>
      </PanelFrame>
      <Toasts early />
    </AdminWords>
  );
}

function OpenTab({ data, language }: Pick<Props, "data" | "language">) {
  if ("failed" in data) return <ReadFailed />;
  switch (data.tab) {
    case "dashboard":
      return <Dashboard {...data} language={language} />;
    case "products":
      if ("history" in data) return <StockHistoryView history={data.history} language={language} />;
      return <ProductsTab query={data.query} products={data.products} />;
    case "orders":
      if ("order" in data) return <OrderView key={data.order?.id} order={data.order} language={language} />;
      if ("toPack" in data) return <PackList orders={data.toPack} language={language} />;
      if ("customers" in data)
        return <CustomersList customers={data.customers} q={data.q} language={language} />;
      if ("customer" in data)
        return <CustomerView customer={data.customer} formKey={data.formKey} language={language} />;
      if ("returns" in data) return <ReturnsList returns={data.returns} language={language} />;
      if ("reviews" in data) return <ReviewsList reviews={data.reviews} language={language} />;
      if ("codes" in data) return <CodesList codes={data.codes} language={language} />;
      if ("slips" in data)
        return (
          <PackingSlips
            orders={data.slips}
            numbers={data.numbers}
            language={language}
            print={<PrintButton />}
          />
        );
      return (
        <OrdersTable
          query={data.query}
          orders={data.orders}
          hasReviews={data.hasReviews}
          language={language}
        />
      );
    case "ai-agent":
      return <AgentConsole />;
    case "log":
      return <LogView query={data.query} log={data.log} language={language} />;
    case "staff":
      return <StaffView staff={data.staff} asksForFactor={data.asksForFactor} />;
    case "security":
      return <OwnSignInView own={data.own} language={language} />;
    case "packing":
      if ("slips" in data)
        return (
          <PackingSlips
            orders={data.slips}
            numbers={data.numbers}
            language={language}
            print={<PrintButton />}
            room="packing"
          />
        );
      return <PackList orders={data.toPack} language={language} room="packing" />;
    case "mails":
      return <MailsView query={data.query} shown={data.shown} />;
    case "connections":
      return <Connections receivers={data.receivers} tokens={data.tokens} language={language} />;
  }
}

function ReadFailed() {
  const { t } = useTranslation("admin");
  const { revalidate } = useRevalidator();
  return (
    <div role="alert" className="border-t py-10">
      <p>{t("readFailed")}</p>
      <Button look="quiet" className="mt-5" onClick={() => void revalidate()}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}
