/** A refusal, in words that say what to do. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    hint: string,
    more: Pick<ApiError, "fields" | "headers"> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
    if (more.fields) this.fields = more.fields;
    if (more.headers) this.headers = more.headers;
  }
}
