"""Python loads this before a sample. Sockets connect to the gateway for every host."""

import os
import socket

gateway = os.environ["SAMPLE_GATEWAY"]
# Otherwise, clients could connect to a proxy.
os.environ["no_proxy"] = os.environ["NO_PROXY"] = "*"


def connect(self, address):
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        original_connect(connection, gateway)
        # The socket keeps its file descriptor, which clients and TLS use already.
        os.dup2(connection.fileno(), self.fileno())
    self.settimeout(self.gettimeout())


def set_option(self, level, *rest):
    # Unix sockets don't have the options of TCP.
    if level != socket.IPPROTO_TCP:
        original_setsockopt(self, level, *rest)


def resolve(host, port, *rest, **more):
    return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", ("127.0.0.1", 9))]


original_connect = socket.socket.connect
original_setsockopt = socket.socket.setsockopt
socket.socket.connect = connect
socket.socket.setsockopt = set_option
socket.getaddrinfo = resolve
