-- Brings the schema of before to the baseline.

-- What was counted beforehand: reads, coverage, the lengths of lists, and tags by frequent words.
drop trigger sums_delete on reads;
drop trigger sums_insert on reads;
drop trigger sums_update on reads;
drop function reads_changed();
drop function reads_of_day_changed(date);
drop function lock_of_reads(date);
drop table summed_days, read_sums, read_spans, tag_read_sums, tag_read_totals;
drop function tag_reads_summed();
drop table coverage_counted, coverage_counts, list_counts;
drop table search_wide_words, search_wide_tags;
alter table search_documented drop column wide;
