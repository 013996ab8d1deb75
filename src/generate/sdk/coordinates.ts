/**
 * What the packages are called where they are published. Maven Central takes a group only from who owns the domain that it is the
 * reverse of: put yours here before the first public release.
 */
export const coordinates = {
  npm: 'tag-information-service-client',
  mavenGroup: 'org.taginformation',
  mavenArtifact: 'tag-information-service-kotlin',
  swiftScope: 'taginformation',
  swift: 'TagInformationService',
} as const;
