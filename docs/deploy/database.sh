#!/bin/sh
# PostgreSQL's image runs this once, on an empty volume. It creates the role of the service, which owns its database and has no
# other rights, so that an intruder in the service does not control the server.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username postgres <<'SQL'
CREATE ROLE tags LOGIN PASSWORD :'password';
CREATE DATABASE tags OWNER tags ENCODING 'UTF8' TEMPLATE template0;
SQL
