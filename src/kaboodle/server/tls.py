"""Checks a TLS certificate and its key before the server starts, so that a mistake is one sentence."""

import os
import ssl
import stat

OTHERS = stat.S_IRWXG | stat.S_IRWXO


def check_certificate(certificate: str, key: str) -> None:
    """OSError says what is wrong with the files of a certificate and its key."""
    for name in (certificate, key):
        try:
            open(name, "rb").close()
        except OSError as error:
            raise OSError(f"{name} cannot be read: {error.strerror}") from None
    check_private(key)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, ValueError) as error:
        why = getattr(error, "reason", None) or "they cannot be read"
        raise OSError(f"{certificate} and {key} are no certificate and its key without a password: {why}") from None


def check_private(key: str) -> None:
    """OSError for a key that others can read; a key of root's may be readable by the server's group."""
    if os.name != "posix":
        return
    found = os.stat(key)
    allowed = stat.S_IRGRP if found.st_uid == 0 and os.geteuid() != 0 else 0
    if stat.S_IMODE(found.st_mode) & OTHERS & ~allowed:
        raise OSError(f"{key} is a private key that others can read; `chmod 600 {key}` first")
