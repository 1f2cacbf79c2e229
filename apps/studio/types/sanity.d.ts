/**
 * Part of `sanity` in the Studio's configuration. The workspace does not install it: it brings the Studio's whole tree.
 */
declare module 'sanity' {
  import type { SchemaTypeDefinition } from '@sanity/types';

  export interface DocumentPluginOptions {
    newDocumentOptions?: (items: { templateId: string }[]) => { templateId: string }[];
    actions?: <Action extends { action?: string }>(
      actions: Action[],
      context: { schemaType: string },
    ) => Action[];
  }

  export function defineConfig(config: {
    title: string;
    projectId: string;
    dataset: string;
    plugins: object[];
    schema: { types: SchemaTypeDefinition[] };
    document: DocumentPluginOptions;
  }): object;
}

declare module 'sanity/structure' {
  interface Item {
    getId(): string | undefined;
  }

  interface ListItem extends Item {
    id(id: string): ListItem;
    title(title: string): ListItem;
    child(child: object): ListItem;
  }

  interface List {
    title(title: string): List;
    items(items: object[]): List;
  }

  interface SingleDocument {
    schemaType(type: string): SingleDocument;
    documentId(id: string): SingleDocument;
  }

  interface StructureBuilder {
    list(): List;
    listItem(): ListItem;
    document(): SingleDocument;
    divider(): object;
    documentTypeListItems(): Item[];
  }

  export type StructureResolver = (builder: StructureBuilder) => List;
  export function structureTool(options: { structure: StructureResolver }): object;
}

declare module 'sanity/cli' {
  export function defineCliConfig(config: {
    api: { projectId: string; dataset: string };
    vite: { resolve: { alias: Record<string, string> } };
  }): object;
}

declare module 'sanity/presentation' {
  interface Location {
    title: string;
    href: string;
  }

  interface LocationResolver {
    select: Record<string, string>;
    resolve: (document: { title?: string; slug?: string } | null) => { locations: Location[] };
  }

  export function presentationTool(options: {
    previewUrl: { initial: string; previewMode: { enable: string; disable: string } };
    allowOrigins: string[];
    resolve: { locations: Record<string, LocationResolver> };
  }): object;
}
