"""HTTP: endpoints, schemas, OpenAPI document, static files."""
