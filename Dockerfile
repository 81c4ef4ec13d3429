# One image for every server. Not tried yet: see docs/operating.md.
FROM node:22-bookworm-slim AS build
WORKDIR /tessera
COPY package.json package-lock.json ./
COPY packages packages
COPY apps apps
COPY bench bench
COPY e2e/package.json e2e/package.json
# A whole chain and a compiler of contracts, for tests alone.
RUN npm ci --ignore-scripts && rm -rf node_modules/@foundry-rs node_modules/solc node_modules/@openzeppelin
COPY scripts scripts
COPY docs docs
COPY tsconfig*.json ./
RUN node scripts/build-web.mjs && node apps/cli/bin/tessera.mjs serve --prepare

FROM node:22-bookworm-slim
WORKDIR /tessera
ENV NODE_ENV=production TESSERA_DATA=/data TESSERA_LOG=info
COPY --from=build --chown=node:node /tessera /tessera
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8017/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/cli/bin/tessera.mjs", "serve", "--host", "0.0.0.0", "--port", "8017"]
