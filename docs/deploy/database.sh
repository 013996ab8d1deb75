#!/bin/sh
# Run once by the image of PostgreSQL, when its volume is empty: the role that the service is, which may do nothing but own
# its database. Who reaches it through the service does not reach the server.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_PASSWORD" --username postgres <<'SQL'
CREATE ROLE tags LOGIN PASSWORD :'password';
CREATE DATABASE tags OWNER tags ENCODING 'UTF8' TEMPLATE template0;
SQL
