/**
 * What the packages are called where they are published. Maven Central takes a group only from who owns the domain that it is the
 * reverse of: put yours here before the first public release.
 */
export const coordinates = {
  // A scope is somebody's own, and its registry is said once: nobody else's package of the name is installed by mistake.
  npm: '@tag-information-service/client',
  mavenGroup: 'org.taginformation',
  mavenArtifact: 'tag-information-service-kotlin',
  swiftScope: 'taginformation',
  swift: 'TagInformationService',
} as const;
