#!/bin/sh
# As the official image does: begins as root, gives the volume to `postgres`, fills it once, and is the server then.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /run/postgresql
  chown -R postgres:postgres /var/lib/postgresql /run/postgresql
  exec gosu postgres "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  umask 077
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata "$PGDATA" --username postgres --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256 --no-instructions
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  # By its socket alone: who asks by TCP finds nobody yet.
  pg_ctl --pgdata "$PGDATA" --options "-c listen_addresses=''" --wait start
  for script in /docker-entrypoint-initdb.d/*.sh; do "$script"; done
  pg_ctl --pgdata "$PGDATA" --wait stop
fi
exec postgres -D "$PGDATA" -c "listen_addresses=*"
