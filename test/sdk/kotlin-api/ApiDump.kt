package api

import java.io.File
import kotlin.metadata.ClassKind
import kotlin.metadata.KmClass
import kotlin.metadata.KmConstructor
import kotlin.metadata.KmFunction
import kotlin.metadata.KmProperty
import kotlin.metadata.KmType
import kotlin.metadata.Modality
import kotlin.metadata.Visibility
import kotlin.metadata.isNullable
import kotlin.metadata.isVar
import kotlin.metadata.jvm.KotlinClassMetadata
import kotlin.metadata.jvm.fieldSignature
import kotlin.metadata.jvm.getterSignature
import kotlin.metadata.jvm.setterSignature
import kotlin.metadata.jvm.signature
import kotlin.metadata.kind
import kotlin.metadata.modality
import kotlin.metadata.visibility

/** Writes a line for all that can be seen of the classes in a folder: types, what they extend, and members as the JVM knows them. */
fun main(args: Array<String>) {
    val folder = File(args.single())
    val names = folder.walk().filter { it.extension == "class" }.map { it.relativeTo(folder).path.removeSuffix(".class") }
    val read = names.mapNotNull(::metadataOf).toList()
    val classes = read.mapNotNull { (_, metadata) -> (metadata as? KotlinClassMetadata.Class)?.kmClass }.associateBy { it.name }
    val lines = read.flatMap { (name, metadata) ->
        when (metadata) {
            is KotlinClassMetadata.Class -> if (classes.shows(metadata.kmClass.name)) linesOf(metadata.kmClass) else emptyList()
            is KotlinClassMetadata.FileFacade ->
                metadata.kmPackage.functions.flatMap { lineOf(name, it) } + metadata.kmPackage.properties.flatMap { linesOf(name, it) }
            else -> emptyList()
        }
    }
    lines.sorted().forEach(::println)
}

private fun metadataOf(name: String): Pair<String, KotlinClassMetadata>? =
    Class.forName(name.replace('/', '.'), false, Metadata::class.java.classLoader)
        .getAnnotation(Metadata::class.java)?.let { name to KotlinClassMetadata.readStrict(it) }

/** Whether it and all around it can be seen: `a/B.C` is in `a/B`. */
private fun Map<String, KmClass>.shows(name: String): Boolean {
    if (this[name]?.visibility !in seen) return false
    return '.' !in name || shows(name.substringBeforeLast('.'))
}

private val seen = setOf(Visibility.PUBLIC, Visibility.PROTECTED)

private fun linesOf(type: KmClass): List<String> {
    val name = type.name
    val kind = if (type.kind == ClassKind.INTERFACE) "interface" else "${type.modality.toString().lowercase()} ${type.kind.toString().lowercase()}"
    return listOf("$name is $kind") +
        type.supertypes.map { "$name extends ${it.classifier.toString().substringAfter('=').trimEnd(')')}" } +
        type.constructors.filter { type.modality != Modality.SEALED }.flatMap { lineOf(name, it) } +
        type.functions.flatMap { lineOf(name, it) } +
        type.properties.flatMap { linesOf(name, it) }
}

private fun lineOf(name: String, made: KmConstructor) =
    if (made.visibility in seen) listOf("$name.${made.signature}") else emptyList()

private fun lineOf(name: String, function: KmFunction): List<String> {
    if (function.visibility !in seen) return emptyList()
    val parameters = function.valueParameters.joinToString(",", "(", ")") { it.name + nullable(it.type) }
    return listOf("$name.${function.signature} ${open(function.modality)}$parameters${nullable(function.returnType)}")
}

private fun linesOf(name: String, property: KmProperty): List<String> {
    if (property.visibility !in seen) return emptyList()
    val isSet = property.isVar && property.setter?.visibility in seen
    val signatures = listOfNotNull(property.getterSignature ?: property.fieldSignature, property.setterSignature.takeIf { isSet })
    return signatures.map { "$name.$it ${property.name}${nullable(property.returnType)}" }
}

/** What a fake may override, or has to. */
private fun open(modality: Modality) = if (modality == Modality.FINAL) "" else "${modality.toString().lowercase()} "

private fun nullable(type: KmType) = if (type.isNullable) "?" else ""
