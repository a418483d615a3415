# The site as a small container: docs/operations.md tells how to build and run it.
# Settings are written into the pages, so the build needs them: docker build --secret id=settings,src=.env .

ARG NODE=docker.io/library/node:24.21.0-bookworm-slim
# glibc and little else: no shell, no package manager; its user 65532 is nobody elsewhere.
ARG BASE=gcr.io/distroless/cc-debian12:nonroot

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --loglevel=error
COPY . .
# A secret that changes does not make this step run again; another value here does (a hash of .env, say).
ARG SETTINGS=
RUN --mount=type=secret,id=settings,target=/run/settings.env \
	--mount=type=cache,target=/site/.cache \
	echo "settings ${SETTINGS}" && node --env-file-if-exists=/run/settings.env commands/build.ts && mkdir /data

FROM ${NODE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json ./
# Without optional ones: they are Node itself, which the base image has, and the compiler that types would need.
RUN --mount=type=cache,target=/root/.npm \
	npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund --loglevel=error

FROM ${BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /site
COPY --from=dependencies /site/node_modules node_modules
COPY LICENSE package.json ./
COPY commands/check-health.ts commands/newsletter.ts commands/serve.ts commands/
COPY config config
COPY content content
COPY facts facts
COPY newsletter newsletter
COPY server server
COPY --from=build /site/build build
# The only place that is written to; everything else may be read-only.
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "commands/check-health.ts"]
ENTRYPOINT ["node"]
CMD ["commands/serve.ts"]
