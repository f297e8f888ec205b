# One image for web, worker, migrations and the operator's commands: the file that is handed to Node chooses. docs/operations.md has the words.

FROM node:24-bookworm-slim AS build
WORKDIR /src
# Packages have a layer of their own, for they change less often than the sources; installed as `npm start` does.
COPY package.json package-lock.json .npmrc ./
COPY tools/install.mjs tools/
RUN node --input-type=module --eval "await (await import('/src/tools/install.mjs')).install()"
COPY . .
RUN npm run build && npm run release -- /release

# Nothing but what Node itself is linked against; Node is that of package-lock.json, which the tests run on.
FROM debian:bookworm-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
WORKDIR /app
# Root's, so that the service can't change what it runs.
COPY --from=build /release ./
# By number, for orchestrators that look whether it is root's.
USER 10001:10001
EXPOSE 3000
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--heap-growing-percent=40"]
CMD ["lib/server/front-door/main.ts"]
