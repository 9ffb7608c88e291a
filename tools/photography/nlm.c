/* Dual-buffer non-local means (one thread). The weights for one half come from the other half, so noise never
   decides what noise is kept; albedo and normal differences cut the weights at edges. Built by denoise.py. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define T 48
#define F 2
#define E (T + 2 * F)

static inline int clampi(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

/* a, b, ta, tb: h*w*3 (linear halves and their tone-mapped copies); var: h*w; feat: h*w*c; fvar: h*w; out: h*w*3 */
void nlm(int h, int w, int c, const float *a, const float *b, const float *ta, const float *tb, const float *var,
         const float *feat, const float *fvar, float k2, float fk, int R, float *out, float *found) {
    static float d[2][E * E], row[E * E];
    static float sa[T * T * 3], sb[T * T * 3], wa[T * T], wb[T * T];
    for (int ty = 0; ty < h; ty += T) for (int tx = 0; tx < w; tx += T) {
        memset(sa, 0, sizeof sa); memset(sb, 0, sizeof sb); memset(wa, 0, sizeof wa); memset(wb, 0, sizeof wb);
        for (int dy = -R; dy <= R; dy++) for (int dx = -R; dx <= R; dx++) {
            if (dx * dx + dy * dy > R * R + R) continue;
            for (int y = 0; y < E; y++) {
                int py = clampi(ty + y - F, h), qy = clampi(py + dy, h);
                for (int x = 0; x < E; x++) {
                    int px = clampi(tx + x - F, w), qx = clampi(px + dx, w), p = py * w + px, q = qy * w + qx;
                    float v = var[p], vq = var[q], cut = v + (vq < v ? vq : v), den = 1.f / (1e-6f + k2 * (v + vq));
                    float ea = 0, eb = 0;
                    for (int i = 0; i < 3; i++) {
                        float u = ta[3 * p + i] - ta[3 * q + i], s = tb[3 * p + i] - tb[3 * q + i];
                        ea += u * u; eb += s * s;
                    }
                    d[0][y * E + x] = (ea * (1.f / 3) - cut) * den;
                    d[1][y * E + x] = (eb * (1.f / 3) - cut) * den;
                }
            }
            for (int s = 0; s < 2; s++) { /* box mean over the patch */
                float *m = d[s];
                for (int y = 0; y < E; y++) for (int x = F; x < E - F; x++) {
                    float t = 0; for (int i = -F; i <= F; i++) t += m[y * E + x + i]; row[y * E + x] = t; }
                for (int y = F; y < E - F; y++) for (int x = F; x < E - F; x++) {
                    float t = 0; for (int i = -F; i <= F; i++) t += row[(y + i) * E + x]; m[y * E + x] = t * (1.f / ((2 * F + 1) * (2 * F + 1))); }
            }
            for (int y = 0; y < T && ty + y < h; y++) for (int x = 0; x < T && tx + x < w; x++) {
                int py = ty + y, px = tx + x, p = py * w + px, q = clampi(py + dy, h) * w + clampi(px + dx, w);
                float f = 0;
                for (int i = 0; i < c; i++) { float u = feat[c * p + i] - feat[c * q + i]; f += u * u; }
                f *= fk / (fvar[p] + fvar[q] + 6e-4f);
                float xa = d[1][(y + F) * E + x + F], xb = d[0][(y + F) * E + x + F];
                xa = xa > f ? xa : f; xb = xb > f ? xb : f;
                xa = expf(-(xa > 0 ? xa : 0)); xb = expf(-(xb > 0 ? xb : 0));
                int o = y * T + x;
                wa[o] += xa; wb[o] += xb;
                for (int i = 0; i < 3; i++) { sa[3 * o + i] += xa * a[3 * q + i]; sb[3 * o + i] += xb * b[3 * q + i]; }
            }
        }
        for (int y = 0; y < T && ty + y < h; y++) for (int x = 0; x < T && tx + x < w; x++)
            for (int i = 0; i < 3; i++) { int o = y * T + x;
                out[3 * ((ty + y) * w + tx + x) + i] = .5f * (sa[3 * o + i] / wa[o] + sb[3 * o + i] / wb[o]);
                found[(ty + y) * w + tx + x] = wa[o] < wb[o] ? wa[o] : wb[o]; }
    }
}

/* Pixels for which little was found (the mixed ones along an edge): the mean of close neighbours with like features. */
void mend(int h, int w, int c, const float *img, const float *feat, const float *fvar, const float *found, float few, float *out) {
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
        int p = y * w + x;
        for (int i = 0; i < 3; i++) out[3 * p + i] = img[3 * p + i];
        if (found[p] >= few) continue;
        float s[3] = {0, 0, 0}, ws = 0;
        for (int dy = -3; dy <= 3; dy++) for (int dx = -3; dx <= 3; dx++) {
            int q = clampi(y + dy, h) * w + clampi(x + dx, w);
            float f = 0, l = 0;
            for (int i = 0; i < c; i++) { float u = feat[c * p + i] - feat[c * q + i]; f += u * u; }
            for (int i = 0; i < 3; i++) { float u = img[3 * p + i] - img[3 * q + i]; l += u * u; }
            float m = (img[3 * p] + img[3 * p + 1] + img[3 * p + 2]) * .333f;
            float k = expf(-.25f * f / (fvar[p] + fvar[q] + 2e-3f) - l / (.12f * m * m + 1e-3f) - .06f * (dx * dx + dy * dy));
            ws += k;
            for (int i = 0; i < 3; i++) s[i] += k * img[3 * q + i];
        }
        for (int i = 0; i < 3; i++) out[3 * p + i] = s[i] / ws;
    }
}

/* What is left of the noise is broad and faint: one step of an a-trous wavelet, `gap` pixels from tap to tap. Taps count
   as far as tone and features are alike; a tone beyond `sigma` is an edge. img, tone, out: h*w*3. */
void settle(int h, int w, int c, const float *img, const float *tone, const float *feat, const float *fvar, float fk, float sigma, int gap, float *out) {
    static const float B[5] = {1.f / 16, 4.f / 16, 6.f / 16, 4.f / 16, 1.f / 16};
    float s2 = 1 / (sigma * sigma);
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
        int p = y * w + x; float s[3] = {0, 0, 0}, ws = 0;
        for (int j = -2; j <= 2; j++) for (int i = -2; i <= 2; i++) {
            int q = clampi(y + j * gap, h) * w + clampi(x + i * gap, w); float f = 0, t = 0;
            for (int k = 0; k < c; k++) { float u = feat[c * p + k] - feat[c * q + k]; f += u * u; }
            for (int k = 0; k < 3; k++) { float u = tone[3 * p + k] - tone[3 * q + k]; t += u * u; }
            float m = B[j + 2] * B[i + 2] * expf(-fk * f / (fvar[p] + fvar[q] + 6e-4f) - t * s2);
            ws += m;
            for (int k = 0; k < 3; k++) s[k] += m * img[3 * q + k];
        }
        for (int k = 0; k < 3; k++) out[3 * p + k] = s[k] / ws;
    }
}
