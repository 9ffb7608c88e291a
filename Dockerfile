# The shop as an image. Built and run with buildah on 28 November 2026: docs/operations.md says how, and what was not tried.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc* ./
# Not `npm ci`: see docs/decisions/009-install-not-ci.md.
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run package

FROM node:24-bookworm-slim
WORKDIR /shop
COPY --from=build /src/dist ./
RUN mkdir -m 700 /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "build/server/server.js"]
