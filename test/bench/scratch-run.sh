cd /work/w/h15b; exec /work/w/slot timeout 900 npm exec -c "node test/bench/scratch-weigh.ts '$1' ${2:-3}"
