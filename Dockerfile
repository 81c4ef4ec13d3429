# One image for every server. `node scripts/container.mjs` replays its steps where there is no container engine: see docs/operating.md.
FROM node:22-bookworm-slim AS build
WORKDIR /tessera
COPY package.json package-lock.json ./
COPY engine engine
COPY games games
COPY apps apps
COPY bench bench
COPY e2e/package.json e2e/package.json
COPY shipped/package.json shipped/package.json
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY scripts scripts
COPY tsconfig.base.json tsconfig.node.json tsconfig.rules.json tsconfig.web.json ./
RUN node scripts/build-web.mjs
RUN node apps/cli/bin/tessera.mjs serve --prepare
# What was bundled stays; of the dependencies only those that a server runs with.
RUN mv node_modules/.cache prepared
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace apps/cli --workspace apps/server
# The compiler comes along as an optional peer of a library's types.
RUN rm -rf node_modules/typescript node_modules/@typescript
RUN mv prepared node_modules/.cache

FROM node:22-bookworm-slim
WORKDIR /tessera
ENV NODE_ENV=production TESSERA_DATA=/data TESSERA_LOG=info TESSERA_DRAIN_SECONDS=5
# Root's files, which the server reads and cannot change.
COPY --from=build /tessera /tessera
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8017/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cli/bin/tessera.mjs", "serve", "--host", "0.0.0.0", "--port", "8017"]
