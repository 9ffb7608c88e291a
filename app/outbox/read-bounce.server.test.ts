import { expect, test } from "vitest";
import { readBounceEvent, readBounceMail } from "./read-bounce.server.ts";
import { signMail } from "./sign-mail.server.ts";

const SECRET = "signs what is in mails";
const ID = "0b54a5f6-6a3c-4c3b-8f0e-2f6b2ad0c5a1";

/** As Postfix writes it. */
function report({ action = "failed", status = "5.1.1", signedFor = "ada@test.example" } = {}) {
  const to = "ada@test.example";
  return `From: MAILER-DAEMON@mx.example (Mail Delivery System)
To: care@nacre.example
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Final-Recipient: rfc822; mailbox-behind@elsewhere.example
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}

--b
Content-Type: message/rfc822

From: Nacre <care@nacre.example>
To: ${to}
Message-ID: <${ID}.${signMail(SECRET, ID, signedFor)}@nacre.example>

--b--
`.replaceAll("\n", "\r\n");
}

test("a mail that came back names its address by the id that our mail had", () => {
  expect(readBounceMail(report(), SECRET)).toEqual({ email: "ada@test.example", because: "bounced" });
});

test("what passes, what arrived late and what anybody made up count for nothing", () => {
  for (const made of [
    report({ status: "4.2.2" }),
    report({ action: "delayed" }),
    report({ signedFor: "eve@test.example" }),
    "Action: failed\nStatus: 5.1.1\nFinal-Recipient: rfc822; ada@test.example",
    "",
  ])
    expect(readBounceMail(made, SECRET)).toBeUndefined();
  expect(readBounceMail(report(), "another secret")).toBeUndefined();
});

test("a complaint is one", () => {
  const complaint = `Feedback-Type: abuse\r\nOriginal-Rcpt-To: <ada@test.example>\r\n\r\n${report({ action: "none" })}`;
  expect(readBounceMail(complaint, SECRET)).toEqual({ email: "ada@test.example", because: "complained" });
});

test("a long mail is read like any other", () => {
  const long = "To: <a@\r\nMessage-ID: <".repeat(10_000);
  expect(readBounceMail(`Action: failed\r\nStatus: 5.0.0\r\n${long}`, SECRET)).toBeUndefined();
});

test("a service tells it as JSON", () => {
  const told = (body: object) => readBounceEvent(JSON.stringify(body));
  expect(told({ email: "ada@test.example", kind: "bounce" })).toEqual({
    email: "ada@test.example",
    because: "bounced",
  });
  expect(told({ email: "ada@test.example", kind: "complaint", more: 1 })).toMatchObject({
    because: "complained",
  });
  for (const wrong of [{}, { email: "ada", kind: "bounce" }, { email: "ada@test.example", kind: "open" }])
    expect(told(wrong)).toBeUndefined();
  expect(readBounceEvent("{")).toBeUndefined();
});
