/**
 * Where the build puts the face finder's weights and WebAssembly, as an address and as a folder of `build/client`. Its
 * name changes with their versions, because browsers keep them for a year.
 */
export const FACE_FOLDER = "/assets/faces-3.3.6-4.22.0/";

/** The weights by their names in `nets/`; the build packs each with gzip and adds `.gz`. */
export const WEIGHTS = {
  detector: ["blazeface.json", "blazeface.bin"],
  mesh: ["facemesh.json", "facemesh.bin"],
} as const;

/** The parts of TensorFlow.js that run the nets, by their names in `@tensorflow/tfjs-backend-wasm`. */
export const WASM_FILES = ["tfjs-backend-wasm-simd.wasm", "tfjs-backend-wasm.wasm"] as const;
