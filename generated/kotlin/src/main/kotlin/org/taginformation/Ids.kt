// Generated from openapi.json: values that must not be taken for one another.

package org.taginformation

/** The key of a bundle link, the last part of its URL */
public class BundleKey(value: String) : PlainValue<String>(value)

/** Id of a change set: everything that one request or command has changed */
public class ChangeSetId(value: String) : PlainValue<String>(value)

/** Identifier of a hardware item. Returned in upper case */
public class HardwareIdentifier(value: String) : PlainValue<String>(value)

/** A record id, or `none` for no record */
public class RecordOrNone(value: String) : PlainValue<String>(value)

/** The public identifier of a tag: 12 lower-case hexadecimal digits */
public class TagIdentifier(value: String) : PlainValue<String>(value)

/** Numeric record id of a tag. This is not what `show` takes: see TagIdentifier. */
public class TagRecordId(value: Int) : PlainValue<Int>(value)
