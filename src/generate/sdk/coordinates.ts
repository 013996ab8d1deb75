/**
 * The packages' names in registries. Maven Central requires control of the domain that the group reverses: put yours
 * here before the first public release.
 */
export const coordinates = {
  // A scope has an owner and one configured registry, which prevents the installation of other packages by mistake.
  npm: '@tag-information-service/client',
  mavenGroup: 'org.taginformation',
  mavenArtifact: 'tag-information-service-kotlin',
  swiftScope: 'taginformation',
  swift: 'TagInformationService',
} as const;
