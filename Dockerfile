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
ENV NODE_OPTIONS=--import=/site/yaml/import-hook.mjs
# A secret that changes does not make this step run again; another value here does (a hash of .env, say).
ARG SETTINGS=
# The build before is kept beside: this one takes over its hashed files, for pages that are open in a browser.
RUN --mount=type=secret,id=settings,target=/run/settings.env \
	--mount=type=cache,target=/site/.cache \
	--mount=type=cache,target=/earlier \
	echo "settings ${SETTINGS}" && if [ -d /earlier/build ]; then cp -a /earlier/build build; fi \
	&& node --env-file-if-exists=/run/settings.env commands/build.ts && mkdir /data \
	&& rm -rf /earlier/build && cp -a build /earlier/build

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
COPY commands/desk.ts commands/run-command.ts commands/serve.ts commands/
COPY config config
COPY content content
COPY facts facts
COPY desk desk
COPY server server
COPY mixer mixer
COPY word-wall word-wall
COPY yaml yaml
COPY --from=build /site/build build
# The only place that is written to; everything else may be read-only.
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_OPTIONS=--import=/site/yaml/import-hook.mjs
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["node"]
# No health check: the proxy asks /readyz every second, and a check in here would be a second Node process.
# The heap is half of the memory limit in compose.yaml; the rest is for prepared files, buffers and Node itself.
CMD ["--max-old-space-size=256", "commands/serve.ts"]
