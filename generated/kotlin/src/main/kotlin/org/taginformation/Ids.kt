// Generated from openapi.json: values that must not be taken for one another.

package org.taginformation

/** The key of a bundle link, with which its address ends */
public class BundleKey(value: String) : PlainValue<String>(value)

/** Names a change set: all that one request or command has changed */
public class ChangeSetId(value: String) : PlainValue<String>(value)

/** Identifier of a hardware item. Answers have it in upper case */
public class HardwareIdentifier(value: String) : PlainValue<String>(value)

/** A record id, or `none`: no record */
public class RecordOrNone(value: String) : PlainValue<String>(value)

/** The public identifier of a tag: 12 lower-case hexadecimal digits */
public class TagIdentifier(value: String) : PlainValue<String>(value)

/** Numeric record id of a tag. Not what `show` takes: see TagIdentifier. */
public class TagRecordId(value: Int) : PlainValue<Int>(value)
