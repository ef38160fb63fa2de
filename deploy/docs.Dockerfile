# docker build -f deploy/docs.Dockerfile -t lootboxes-docs . && docker run -p 8080:80 lootboxes-docs
# The documentation site: guides, API reference and the kit's stories, as static files.
FROM node:22.23.2-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm run setup && PATH=/build/node_modules/.bin:$PATH pnpm --filter @lootboxes/ui build:storybook

FROM caddy:2
COPY deploy/docs.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /build/packages/ui/storybook-static /srv
EXPOSE 80
