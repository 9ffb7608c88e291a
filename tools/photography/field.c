/* Close pictures of what lies flat: a height field under area lights, seen through a lens. Every row has a
   seed of its own: the picture is the same by any number of threads. Every sample takes one point of the lens, of each light and of the sky, spread evenly over the samples of a pixel, so that little
   noise is left. Clear fluids refract; what they gather of the light is carried to the ground by `gather`. */
#include <math.h>
#include <stdlib.h>
#define LIGHT 15 /* centre, two half edges, normal, radiance: 3 each */
typedef struct { float x, y, z; } V;
static inline V v(float x, float y, float z) { V a = {x, y, z}; return a; }
static inline V add(V a, V b) { return v(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline V mul(V a, float k) { return v(a.x * k, a.y * k, a.z * k); }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V unit(V a) { return mul(a, 1 / sqrtf(dot(a, a) + 1e-20f)); }
static inline V at(const float *p) { return v(p[0], p[1], p[2]); }

static struct { const float *z, *gx, *gy, *rgb, *rough, *coat, *clear; float *lit; int w, h; float x0, y0, step, top; } F;
static _Thread_local unsigned long long state;
static inline float rnd(void) { state = state * 6364136223846793005ULL + 1442695040888963407ULL; return (state >> 40) * (1.f / 16777216.f); }

void field(const float *z, const float *gx, const float *gy, const float *rgb, const float *rough, const float *coat, const float *clear, float *lit,
           int w, int h, float x0, float y0, float step, float top) {
    F.z = z; F.gx = gx; F.gy = gy; F.rgb = rgb; F.rough = rough; F.coat = coat; F.clear = clear; F.lit = lit;
    F.w = w; F.h = h; F.x0 = x0; F.y0 = y0; F.step = step; F.top = top;
}

typedef struct { int i; float a, b; } At;
static inline At where(float x, float y) {
    float u = (x - F.x0) / F.step, w = (y - F.y0) / F.step; At r;
    u = u < 0 ? 0 : u > F.w - 1.001f ? F.w - 1.001f : u; w = w < 0 ? 0 : w > F.h - 1.001f ? F.h - 1.001f : w;
    r.a = u - (int)u; r.b = w - (int)w; r.i = (int)w * F.w + (int)u; return r;
}
static inline float take(const float *m, At q) {
    return (m[q.i] * (1 - q.a) + m[q.i + 1] * q.a) * (1 - q.b) + (m[q.i + F.w] * (1 - q.a) + m[q.i + F.w + 1] * q.a) * q.b;
}
static inline V take3(const float *m, At q) {
    float k[4] = {(1 - q.a) * (1 - q.b), q.a * (1 - q.b), (1 - q.a) * q.b, q.a * q.b}; int o[4] = {q.i, q.i + 1, q.i + F.w, q.i + F.w + 1}; V s = {0, 0, 0};
    for (int j = 0; j < 4; j++) { const float *p = m + 3 * o[j]; s.x += k[j] * p[0]; s.y += k[j] * p[1]; s.z += k[j] * p[2]; }
    return s;
}
static inline V normal(At q) { return unit(v(-take(F.gx, q), -take(F.gy, q), 1)); }

/* Is the way from p along d (unit) free until it is above everything? `far`: at most so long. */
static int blocked(V p, V d, float far, At *hit) {
    if (d.z < 1e-3f && far > 50) return 1;
    float flat = sqrtf(d.x * d.x + d.y * d.y), ds = 1.3f * F.step / (flat > .25f ? flat : .25f), t = ds * (.7f + .6f * rnd());
    for (; t < far; t += ds) {
        float z = p.z + d.z * t;
        if (z > F.top) return 0;
        At q = where(p.x + d.x * t, p.y + d.y * t);
        if (take(F.z, q) > z + .0015f) { if (hit) *hit = q; return 1; }
        ds *= 1.012f;
    }
    return 0;
}
static inline float fresnel(float c, float f0) { float m = 1 - (c < 0 ? 0 : c); return f0 + (1 - f0) * m * m * m * m * m; }
static int bend(V d, V n, float eta, V *out) {
    float c = -dot(d, n), k = 1 - eta * eta * (1 - c * c);
    if (k < 0) return 0;
    *out = unit(add(mul(d, eta), mul(n, eta * c - sqrtf(k)))); return 1;
}
/* A light's face is round, and fades toward its rim: what is wet mirrors a softbox, not a window. */
static inline float soft(float s, float t) { float r = 1 - sqrtf(s * s + t * t); r = r < 0 ? 0 : r > .45f ? 1 : r / .45f; return r * r * (3 - 2 * r); }

/* What comes from direction d: the lights' faces, and a room that is brighter above. */
static V seen(V p, V d, const float *L, int nl, V sky) {
    V c = mul(sky, d.z < 0 ? .25f : .35f + .9f * d.z);
    for (int l = 0; l < nl; l++) {
        const float *q = L + l * LIGHT; V n = at(q + 9); float k = dot(d, n);
        if (k > -1e-4f) continue;
        V x = add(add(p, mul(d, dot(add(at(q), mul(p, -1)), n) / k)), mul(at(q), -1)), a = at(q + 3), b = at(q + 6);
        float s = dot(x, a) / dot(a, a), t = dot(x, b) / dot(b, b);
        if (fabsf(s) < 1 && fabsf(t) < 1 && dot(add(at(q), mul(p, -1)), d) > 0) c = add(c, mul(at(q + 12), soft(s, t)));
    }
    return c;
}
/* Radiance arriving from light l at a point (s, t in -1..1 on its face), times the cosines over the square: irradiance on n. */
static float from(V p, V n, const float *q, float s, float t, V *d) {
    V x = add(add(add(at(q), mul(at(q + 3), .8f * s)), mul(at(q + 6), .8f * t)), mul(p, -1)); /* the soft edge gives little: the middle of the face stands for all */ float r2 = dot(x, x); *d = mul(x, 1 / sqrtf(r2));
    float c = dot(*d, n), e = -dot(*d, at(q + 9)); V a = at(q + 3), b = at(q + 6);
    return c <= 0 || e <= 0 ? 0 : c * e / r2 * 4 * sqrtf(dot(a, a) * dot(b, b)) * .42f;
}

/* Light of the lights through clear drops onto the ground: `lit` gets the irradiance. */
void gather(const float *L, int nl, const float *absorb, float ior, int per, unsigned seed) {
    state = seed * 2654435761ULL + 99; V sigma = at(absorb);
    for (int j = 1; j < F.h - 1; j++) for (int i = 1; i < F.w - 1; i++) {
        int o = j * F.w + i;
        if (F.clear[o] < .5f || F.z[o] < .004f) continue;
        for (int k = 0; k < per; k++) {
            float fx = i + rnd() - .5f, fy = j + rnd() - .5f; V p = v(F.x0 + fx * F.step, F.y0 + fy * F.step, 0);
            At q = where(p.x, p.y); p.z = take(F.z, q); V n = normal(q), d, r;
            const float *l = L + (k % nl) * LIGHT; float e = from(p, n, l, 2 * rnd() - 1, 2 * rnd() - 1, &d) * F.step * F.step / n.z * nl / per;
            if (e <= 0 || blocked(add(p, mul(n, .004f)), d, 99, 0)) continue;
            e *= 1 - fresnel(dot(d, n), .026f);
            if (!bend(mul(d, -1), n, 1 / ior, &r) || r.z > -.02f) continue;
            float ds = F.step * .9f, t = ds, way = 0; V x = p; int out = 0;
            for (int m = 0; m < 3000; m++, t += ds) {
                x = add(p, mul(r, t));
                if (x.z <= 0) { x = add(p, mul(r, -p.z / r.z)); way += -p.z / r.z; break; }
                At w = where(x.x, x.y);
                if (take(F.z, w) < x.z && t > 3 * ds) { V g; way += t; if (!bend(r, mul(normal(w), -1), ior, &g) || g.z > -.02f) { out = 1; break; }
                    x = add(x, mul(g, -x.z / g.z)); break; }
            }
            float u = (x.x - F.x0) / F.step, w = (x.y - F.y0) / F.step;
            if (out || u < 0 || w < 0 || u > F.w - 2 || w > F.h - 2) continue;
            e /= F.step * F.step; float *g = F.lit + 3 * ((int)(w + .5f) * F.w + (int)(u + .5f));
            g[0] += e * l[12] * expf(-sigma.x * way); g[1] += e * l[13] * expf(-sigma.y * way); g[2] += e * l[14] * expf(-sigma.z * way);
        }
    }
}

/* Light that the ground at q sends toward `to`; the lights' broad gloss goes into `shine`. */
static V lambert(V p, V n, At q, const float *L, int nl, V sky, float bounce, const float *u, int under, V to, V *shine) {
    V e = take3(F.lit, q), d; float k, al = take(F.rough, q), c = dot(to, n); At hit; al *= al; c = c < .05f ? .05f : c;
    if (!under) for (int l = 0; l < nl; l++) {
        k = from(p, n, L + l * LIGHT, 2 * u[2 * l] - 1, 2 * u[2 * l + 1] - 1, &d);
        if (k <= 0 || blocked(add(p, mul(n, .35f * F.step)), d, 99, 0)) continue;
        e = add(e, mul(at(L + l * LIGHT + 12), k));
        V m = unit(add(d, to)); float b = dot(m, n), t = b * b * (al * al - 1) + 1, g = al * al / (3.1416f * t * t), s = dot(d, n);
        *shine = add(*shine, mul(at(L + l * LIGHT + 12), k * g * fresnel(dot(m, to), .04f) / (4 * s * c) * 2 * s / (s + sqrtf(al * al + (1 - al * al) * s * s)) * 2 * c / (c + sqrtf(al * al + (1 - al * al) * c * c))));
    }
    float a = 6.2831853f * rnd(), r = sqrtf(rnd()); V t = unit(fabsf(n.x) > .9f ? v(-n.y, n.x, 0) : v(0, -n.z, n.y)), b = v(n.y * t.z - n.z * t.y, n.z * t.x - n.x * t.z, n.x * t.y - n.y * t.x);
    d = add(add(mul(t, r * cosf(a)), mul(b, r * sinf(a))), mul(n, sqrtf(1 - r * r)));
    if (under) e = add(e, mul(sky, 2.2f));
    else if (d.z > 0 && !blocked(add(p, mul(n, .5f * F.step)), d, 2.5f, &hit)) e = add(e, mul(sky, 3.1416f * (.45f + .8f * d.z)));
    else if (d.z > 0) { V c = take3(F.rgb, hit); e = add(e, mul(v(c.x * sky.x, c.y * sky.y, c.z * sky.z), 3.1416f * bounce)); }
    V own = take3(F.rgb, q); return v(own.x * e.x * .3183f, own.y * e.y * .3183f, own.z * e.z * .3183f);
}

/* cam: eye, right, up, ahead (3 each), half widths at distance 1 (2), distance of focus, radius of the lens. */
void expose(const float *cam, const float *L, int nl, const float *skyp, float bounce, const float *absorb, float ior, int w, int h, int side, unsigned seed, float *out) {
    V eye = at(cam), right = at(cam + 3), up = at(cam + 6), ahead = at(cam + 9), sky = at(skyp), sigma = at(absorb); int n = side * side;
    #pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
        if (x == 0) state = (seed * 2654435761ULL + y) * 0x9E3779B97F4A7C15ULL + 7;
        V sum = {0, 0, 0}; float weight = 0; int turn[10]; for (int k = 0; k < 10; k++) turn[k] = (int)(rnd() * n);
        for (int s = 0; s < n; s++) {
            float u[20]; for (int k = 0; k < 10; k++) { int c = (s * (2 * k + 1) + turn[k]) % n; u[2 * k] = (c % side + rnd()) / side; u[2 * k + 1] = (c / side + rnd()) / side; }
            float px = (s % side + rnd()) / side, py = (s / side + rnd()) / side, lr = cam[15] * sqrtf(u[18]), la = 6.2831853f * u[19];
            V d = add(add(ahead, mul(right, cam[12] * (2 * (x + px) / w - 1))), mul(up, cam[13] * (1 - 2 * (y + py) / h)));
            V o = add(eye, add(mul(right, lr * cosf(la)), mul(up, lr * sinf(la)))), f = add(eye, mul(d, cam[14])); d = unit(add(f, mul(o, -1)));
            if (d.z > -.02f) d.z = -.02f;
            float t = (F.top - o.z) / d.z, end = -o.z / d.z, flat = sqrtf(d.x * d.x + d.y * d.y), ds = F.step * .9f / (flat > .3f ? flat : .3f), a = t; V p;
            for (;; a = t, t += ds) {
                if (t > end) t = end;
                p = add(o, mul(d, t));
                if (t >= end || take(F.z, where(p.x, p.y)) > p.z) break;
            }
            for (int k = 0; k < 5; k++) { float m = .5f * (a + t); p = add(o, mul(d, m)); if (take(F.z, where(p.x, p.y)) > p.z) t = m; else a = m; }
            p = add(o, mul(d, t)); At q = where(p.x, p.y); V nn = normal(q); float c = -dot(d, nn);
            if (c < .02f) c = .02f;
            float coat = take(F.coat, q); int clear = F.clear[q.i] > .5f && p.z > .003f; V col, shine = {0, 0, 0};
            if (clear) {
                V r; col = v(0, 0, 0);
                if (bend(d, nn, 1 / ior, &r)) { float way = -p.z / (r.z < -.05f ? r.z : -.05f); V g = add(p, mul(r, way)); g.z = 0;
                    col = lambert(g, v(0, 0, 1), where(g.x, g.y), L, nl, sky, bounce, u, 1, v(0, 0, 1), &shine); col = v(col.x * expf(-sigma.x * way), col.y * expf(-sigma.y * way), col.z * expf(-sigma.z * way)); }
            } else col = lambert(p, nn, q, L, nl, sky, bounce, u, 0, mul(d, -1), &shine);
            if (!clear) col = add(col, shine);
            if (coat > .01f) { /* what is wet mirrors sharply */
                V r = add(d, mul(nn, 2 * c)); float fr = coat * fresnel(c, .04f);
                col = add(mul(col, 1 - fr), mul(r.z <= 0 ? mul(sky, .2f) : seen(p, r, L, nl, sky), fr));
            }
            float m = (col.x + col.y + col.z) / 3, k = 1 / (1 + .25f * m); sum = add(sum, mul(col, k)); weight += k; /* bright points soften at their edge */
        }
        float *q = out + 3 * (y * w + x); q[0] = sum.x / weight; q[1] = sum.y / weight; q[2] = sum.z / weight;
    }
}
