import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";

/** Bytes compressed by themselves, to be joined with others into one gzip file. */
export interface Piece {
  plain: Uint8Array;
  deflated: Uint8Array;
}

/** What a file begins with: its plain bytes are not needed again. */
export interface FirstPiece {
  size: number;
  crc: number;
  deflated: readonly Uint8Array[];
}

/** Ends at a full byte, is not the last block, and nothing after it looks back at it. */
const AMONG_OTHERS = { finishFlush: constants.Z_FULL_FLUSH };
const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw);

export async function toFirstPiece(plain: Uint8Array): Promise<FirstPiece> {
  return { size: plain.length, crc: crc32(plain), deflated: [await deflate(plain, AMONG_OTHERS)] };
}

/** Compresses a few kilobytes, or what is compressed once. */
export function toPiece(plain: Uint8Array): Piece {
  return { plain, deflated: deflateRawSync(plain, AMONG_OTHERS) };
}

export async function toLongPiece(plain: Uint8Array): Promise<Piece> {
  return { plain, deflated: await deflate(plain, AMONG_OTHERS) };
}

/** No name, no time, Unix (RFC 1952, 2.3). */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);
/** An empty block that is the last (RFC 1951, 3.2.3). */
const END = Uint8Array.of(3, 0);

/** A longer beginning of the same file; what was compressed is not copied. */
export function append(first: FirstPiece, ...others: Piece[]): FirstPiece {
  return {
    size: others.reduce((sum, { plain }) => sum + plain.length, first.size),
    crc: others.reduce((sum, { plain }) => crc32(plain, sum), first.crc),
    deflated: [...first.deflated, ...others.map((piece) => piece.deflated)],
  };
}

/** One gzip file of all pieces, none of them compressed again. */
export function joinGzip(first: FirstPiece, ...others: Piece[]): Buffer<ArrayBuffer> {
  const { size, crc, deflated } = append(first, ...others);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc);
  trailer.writeUInt32LE(size, 4);
  return Buffer.concat([HEADER, ...deflated, END, trailer]);
}
