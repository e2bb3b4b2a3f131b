"""What is in deploy/ names settings, files and ports that exist."""

import re
from pathlib import Path

import msgspec
import pytest

from kaboodle.server.settings import Settings, variable

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
VARIABLES = {variable(field.name) for field in msgspec.structs.fields(Settings)}


@pytest.mark.parametrize("file", ["compose.yaml", "kubernetes.yaml", "Containerfile", "kaboodle.service"])
def test_every_setting_that_is_named_exists(file: str) -> None:
    named = set(re.findall(r"KABOODLE_[A-Z_]+", (DEPLOY / file).read_text()))
    assert named and named <= VARIABLES


def test_the_servers_of_the_composition_reach_each_other_and_the_proxy_reaches_them() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    servers = {name: service for name, service in services.items() if name.startswith("server-")}
    proxy = (DEPLOY / "nginx.conf").read_text()
    assert len(servers) == 2
    for name, service in servers.items():
        assert service["environment"]["KABOODLE_PEER_ADDRESS"] == f"{name}:7000"
        assert f"server {name}:8000" in proxy
        assert (DEPLOY.parent / service["build"]["dockerfile"]).is_file()


def test_the_manifests_agree_on_ports_labels_and_secrets() -> None:
    found = {part["kind"]: part for part in yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text())}
    (container,) = found["Deployment"]["spec"]["template"]["spec"]["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    settings = {entry["name"]: entry.get("value", "") for entry in container["env"]}
    labels = found["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert settings["KABOODLE_PEER_ADDRESS"].endswith(f":{ports['peers']}") and ports["http"] == 8000
    assert found["Service"]["spec"]["selector"] == labels
    assert found["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert {entry["secretRef"]["name"] for entry in container["envFrom"]} == {found["Secret"]["metadata"]["name"]}
    assert set(found["Secret"]["stringData"]) & VARIABLES == {"KABOODLE_DATABASE"}
    rule = found["Ingress"]["spec"]["rules"][0]
    assert rule["host"] == settings["KABOODLE_HOSTS"]
    assert rule["http"]["paths"][0]["backend"]["service"]["name"] == found["Service"]["metadata"]["name"]
